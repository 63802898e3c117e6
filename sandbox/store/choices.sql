-- Version 8: what a customer chose in the shop: the id of an address of their book, and what they copied of their home.

INSERT OR IGNORE INTO customer_attribute (id, name) VALUES (3, 'Default address'), (4, 'Home');
