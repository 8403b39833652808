/** What the database must look like for this code: /api/health compares (held by a test to the folder). */
export const MIGRATIONS = [
  '0001_accounts.sql',
  '0002_items.sql',
  '0003_places.sql',
  '0004_favorites.sql',
  '0005_trades.sql',
  '0006_notifications.sql',
  '0007_reputation.sql',
  '0008_verification.sql',
  '0009_payments.sql',
  '0010_safety.sql',
  '0011_privacy.sql',
  '0012_admin.sql',
  '0013_people.sql',
  '0014_running.sql',
  '0015_outboxes.sql',
  '0016_beginnings.sql',
] as const
