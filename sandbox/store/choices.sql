-- Version 8: customer attributes for choices made in the shop: the id of the default address, and the home's details.

INSERT OR IGNORE INTO customer_attribute (id, name) VALUES (3, 'Default address'), (4, 'Home');
