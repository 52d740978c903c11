/** Returns the seed of a visitor's face on every page: their email, or else another id of theirs. */
export function faceSeed(email: string, otherId: string): string {
  return email.trim().toLowerCase() || otherId
}
