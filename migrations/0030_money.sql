-- Money (D56).

-- What is free is not sold: the badge of the identity card comes with the card.
INSERT INTO badges (user_id, level, bought_at, granted_at)
SELECT user_id, 'bronze', coalesce(decided_at, requested_at), coalesce(decided_at, requested_at) FROM verifications
WHERE kind = 'government_id' AND status = 'approved'
ON CONFLICT (user_id, level) DO NOTHING;
