-- What the merchant has written and not published: the storefront does not know it, the management interface does.

ALTER TABLE blog_post ADD COLUMN is_published INTEGER NOT NULL DEFAULT 1;
ALTER TABLE page ADD COLUMN is_visible INTEGER NOT NULL DEFAULT 1;
