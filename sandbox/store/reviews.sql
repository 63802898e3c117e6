-- Version 12: reviews written by shoppers await the merchant's approval; existing ones count as approved.

ALTER TABLE review ADD COLUMN status TEXT NOT NULL DEFAULT 'approved' CHECK (status IN ('approved', 'pending', 'disapproved'));
ALTER TABLE review ADD COLUMN email TEXT NOT NULL DEFAULT '';  -- the author's, never shown
CREATE INDEX review_written ON review (id) WHERE email <> '' OR status <> 'approved';
