/**
 * Runs one action of many, so that its failure does not stop the others. Returns whether it succeeded. An
 * error is logged by name and reason, without data of people.
 */
export async function runIsolated(what: string, id: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    console.error(`${what} failed`, {
      id,
      name: error instanceof Error ? error.name : typeof error,
      reason: error instanceof Error ? error.message : '',
    })
    return false
  }
}
