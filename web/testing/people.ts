/** Makers of who is signed in, as GET /api/auth/user has them. */
import type { CurrentUser } from '#contract/accounts'

export function makePerson(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'ana',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'López',
    bio: null,
    city: 'Luque',
    country: 'Paraguay',
    state: null,
    address: null,
    phoneNumber: '0981123456',
    dateOfBirth: '1990-05-04',
    gender: 'female',
    occupation: null,
    profileImageUrl: null,
    badge: null,
    isVerified: true,
    createdAt: '2026-11-27T12:00:00.000Z',
    reputationScore: 640,
    skills: [],
    interests: [],
    totalTrades: 9,
    successfulTrades: 7,
    tokenBalance: 0,
    publishedItems: 12,
    favoriteItems: 3,
    homePoint: null,
    ...given,
  }
}
