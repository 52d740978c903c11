/**
 * Returns a random UUID. `crypto.randomUUID` exists on https pages only, and a customer's page may not be
 * one.
 */
export function createMessageId(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (random % 16).toString(16)
  })
}
