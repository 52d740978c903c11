/** What a visitor's face is drawn from on every page: his address, else another id of his. */
export function faceSeed(email: string, otherId: string): string {
  return email.trim().toLowerCase() || otherId
}
