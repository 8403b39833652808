/** The badge says "9+" above it. As the server's own (#contract/notifications), whose schemas a badge has no use for. */
export const BADGE_MAX = 9
