import { queryClient } from './queryClient.ts'

/**
 * Reads again what is shown under a key of `useRead`. The shown data stays until the new data is there, also
 * when the read fails.
 */
export async function readAgain(key: readonly unknown[]): Promise<void> {
  const wanted = JSON.stringify(key)
  // The first part of a stored key is the person's id.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey.slice(1)) === wanted,
  })
}
