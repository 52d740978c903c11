import type { Caller } from '../../kernel/access/actor.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { readTemplate, type ReadTemplate } from './readTemplate.ts'
import { readTemplateFile, throttleFiles, type TemplateRef } from './templateFile.ts'

/** The newest reading; each waits for the one before, so that an instance holds one file at a time. */
let reading: Promise<unknown> = Promise.resolve()

/** An uploaded template, of which nothing but what is taken over stays in memory. */
export async function openTemplate(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  file: TemplateRef,
): Promise<ReadTemplate> {
  await throttleFiles('templateReads', caller, ports.now())
  const own = reading.then(async () => readTemplate(ports, await readTemplateFile(file)))
  reading = own.catch(() => undefined)
  return own
}
