import { minuteMs } from '../../shared/durations.ts'
import { hostedFile } from './hostedFile.ts'

/**
 * Returns a reader of the widget's launcher on the hosting, cached for a minute. It is fetched instead of
 * bundled because it names the panel's file of the same deployment. `background`: runs work that no caller
 * waits for.
 */
export function launcherReader(
  webOrigin: string,
  background: (name: string, work: () => Promise<unknown>) => void,
  now = Date.now,
): () => Promise<string> {
  const read = hostedFile({
    name: 'The launcher',
    url: `${webOrigin}/widget/parley.js`,
    type: /^(text|application)\/javascript\b/i,
    // Far more than a launcher has.
    maxCharacters: 50_000,
    freshMs: minuteMs,
    background,
    now,
  })
  return async () => (await read()).text
}
