import { templateLimits } from '../../../shared/agents/agentTemplate.ts'
import { daySeconds, hourMs, minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { deleteFiles, fileBytes, readFile, writeFileFrom } from '../../../store/files.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { refuseFile } from './refuseFile.ts'

/** The limits of uploads and of readings by one person in an hour. */
const maxFiles = { templates: 60, templateReads: 240 } as const
/** The time that an uploaded file is kept for its import. */
const retentionSeconds = daySeconds
/** Allows for clocks that differ by some seconds. */
const earlyMs = minuteMs

export interface TemplateRef {
  region: Region
  workspaceId: string
  fileId: string
}

interface TemplateUpload extends Omit<TemplateRef, 'fileId'> {
  /** The declared size of the file. */
  bytes: number
  content: AsyncIterable<Buffer>
}

/** Stores the file of an agent as a stream. Nothing in it is parsed yet, and it is deleted after a day. */
export async function uploadTemplate(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, workspaceId, bytes, content }: TemplateUpload,
): Promise<{ id: string }> {
  await authorizeForWorkspace(caller, 'createAgent', { region, workspaceId })
  if (bytes > templateLimits.fileBytes) {
    const megabytes = templateLimits.fileBytes / 1_000_000
    throw refuseFile({ key: 'maxSize', values: { megabytes } }, 'file-too-large')
  }
  await throttleFiles('templates', caller, ports.now())
  const fileId = randomIdentifier(20)
  const at = ports.now() + retentionSeconds * 1_000
  const file = { region, workspaceId, fileId }
  // Queued before the file is written: it must not stay when an instance ends between the two.
  await runIsolated('Queueing the deletion of a file', fileId, () =>
    ports.tasks.enqueue('dropTemplate', { ...file, at }, { delaySeconds: retentionSeconds }),
  )
  await writeFileFrom(region, templatePath(file), exactly(bytes, content), 'application/json')
  return { id: fileId }
}

/** Returns the uploaded file; throws at the field `file` where it is missing. */
export async function readTemplateFile(file: TemplateRef): Promise<Buffer> {
  const bytes = await fileBytes(file.region, templatePath(file))
  const content =
    bytes !== undefined && bytes <= templateLimits.fileBytes
      ? await readFile(file.region, templatePath(file))
      : undefined
  if (!content) throw refuseFile('importGone', 'not-found')
  return content
}

/** The queue of the functions emulator delivers delayed tasks at once. */
export async function deleteTemplate(
  { now }: Pick<Ports, 'now'>,
  { at, ...file }: TemplateRef & { at: number },
): Promise<void> {
  if (now() < at - earlyMs) return
  await deleteFiles(file.region, templatePath(file))
}

function templatePath({ workspaceId, fileId }: TemplateRef): string {
  return `templates/${workspaceId}/${fileId}.json`
}

/** Counts a file of a person. Throws AppError 'resource-exhausted' above the hourly limit of its kind. */
export async function throttleFiles(
  what: keyof typeof maxFiles,
  { uid }: Caller,
  now: number,
): Promise<void> {
  const limit = maxFiles[what]
  try {
    await throttle(`${what}:${uid}`, limit, hourMs, now)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource-exhausted') throw error
    throw refuseFile({ key: 'tooManyImports', values: { most: limit } }, 'resource-exhausted')
  }
}

/** Throws where a file is cut off, or has another length than declared. */
async function* exactly(bytes: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let sent = 0
  for await (const part of content) {
    sent += part.length
    if (sent > bytes) throw refuseFile('uploadBrokeOff')
    yield part
  }
  if (sent !== bytes) throw refuseFile('uploadBrokeOff')
}
