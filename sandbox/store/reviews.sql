-- Version 12: a review that a shopper wrote waits until the merchant has read it; what was there before has been read.

ALTER TABLE review ADD COLUMN status TEXT NOT NULL DEFAULT 'approved' CHECK (status IN ('approved', 'pending', 'disapproved'));
ALTER TABLE review ADD COLUMN email TEXT NOT NULL DEFAULT '';  -- of who wrote it here; never shown
CREATE INDEX review_written ON review (id) WHERE email <> '' OR status <> 'approved';
