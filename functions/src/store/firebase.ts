/**
 * Returns the Firebase app of this process; the project and its credentials come from the platform or the
 * emulators. Accounts, files and queues need it. Documents do not, so a chat turn's cold start does not pay
 * for the Admin SDK.
 */
export async function firebaseApp() {
  const { getApps, initializeApp } = await import('firebase-admin/app')
  return getApps()[0] ?? initializeApp()
}
