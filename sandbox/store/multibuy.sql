-- Version 15: the appliances that a customer means to buy together, by SKU.

INSERT OR IGNORE INTO customer_attribute (id, name) VALUES (5, 'Multibuy list');
