/**
 * Does one of many things: what goes wrong with it is noted and must not keep the others from being done.
 * Answers whether it was done. Of an error its name and reason are logged, and nobody's data.
 */
export async function runIsolated(what: string, id: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    console.error(`${what} could not be done`, {
      id,
      name: error instanceof Error ? error.name : typeof error,
      reason: error instanceof Error ? error.message : '',
    })
    return false
  }
}
