import { hostedFile } from './hostedFile.ts'

/**
 * The widget's launcher as our hosting serves it now, kept for a minute. It is fetched and not a part of this
 * bundle, since it names the panel's file of the same deployment. `background`: does what nobody waits for.
 */
export function launcherReader(
  webOrigin: string,
  background: (name: string, work: () => Promise<unknown>) => void,
  now = Date.now,
): () => Promise<string> {
  const read = hostedFile({
    name: 'The launcher',
    address: `${webOrigin}/widget/parley.js`,
    type: /^(text|application)\/javascript\b/i,
    // Much more than a launcher has.
    mostCharacters: 50_000,
    freshMs: 60_000,
    background,
    now,
  })
  return async () => (await read()).text
}
