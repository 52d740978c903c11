import type { Caller } from '../../kernel/access/actor.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { readTemplate, type ReadTemplate } from './readTemplate.ts'
import { readTemplateFile, throttleFiles, type TemplateRef } from './templateFile.ts'

/**
 * The newest reading; each waits for the one before, so that an instance has one file in memory at a time.
 */
let reading: Promise<unknown> = Promise.resolve()

/** Reads an uploaded template; only the fields that are used stay in memory. */
export async function openTemplate(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  file: TemplateRef,
): Promise<ReadTemplate> {
  await throttleFiles('templateReads', caller, ports.now())
  const next = reading.then(async () => readTemplate(ports, await readTemplateFile(file)))
  reading = next.catch(() => undefined)
  return next
}
