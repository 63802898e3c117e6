-- Version 6: unpublished posts and pages, which the management API returns but the storefront API does not.

ALTER TABLE blog_post ADD COLUMN is_published INTEGER NOT NULL DEFAULT 1;
ALTER TABLE page ADD COLUMN is_visible INTEGER NOT NULL DEFAULT 1;
