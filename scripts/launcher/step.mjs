/** Prints what is being done, does it, and prints how long it took. */
export async function step(title, work) {
  const started = Date.now()
  console.log(`${title} …`)
  const result = await work()
  console.log(`${title}: done in ${seconds(started)}`)
  return result
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
