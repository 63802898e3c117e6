-- Version 15: a customer attribute for the SKUs of a multibuy list.

INSERT OR IGNORE INTO customer_attribute (id, name) VALUES (5, 'Multibuy list');
