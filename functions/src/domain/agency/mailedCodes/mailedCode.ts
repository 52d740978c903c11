import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const mostTries = 5
const hex = { encoding: 'hex' } as const
const keptSchema = z.object({ about: z.unknown(), hash: z.string(), at: z.int(), tries: z.int() })

/** Where six digits are kept, by their keyed hash, with what they confirm; server only. */
interface CodePlace<About> {
  region: Region
  /** Of the document; it is hashed into the code, so that a code counts at its own place alone. */
  path: string
  /** What is confirmed. */
  about: z.ZodType<About>
  lastsMs: number
}

export interface KeptCode<About> {
  about: About
  hash: string
  at: number
  tries: number
}

/** Keeps what a new code confirms, in place of an earlier one; answers the code. */
export async function keepCode<About>(
  signing: SigningKeys,
  { region, path, lastsMs }: CodePlace<About>,
  about: About,
  now: number,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const kept: KeptCode<About> = { about, hash: signing.sign(`${path}:${code}`, hex), at: now, tries: 0 }
  await new Writes(region).set(path, { ...kept, expiresAt: new Date(now + lastsMs) }).commit()
  return code
}

/**
 * What a code was mailed for. A try is counted before the code is compared, so that guesses at the same time
 * cannot exceed their number. Fails with `codeWrong`.
 */
export async function checkCode<About>(
  signing: SigningKeys,
  place: CodePlace<About>,
  code: string,
  now: number,
): Promise<Stored<KeptCode<About>>> {
  const { region, path, lastsMs } = place
  const kept = await untilUnchanged(async () => {
    const found = await readCode(place)
    if (!found || now >= found.data.at + lastsMs || found.data.tries >= mostTries) throw codeWrong()
    const tries = found.data.tries + 1
    await new Writes(region).update(path, { tries }, found.version).commitUnchanged()
    return found
  })
  if (!signing.isSigned(`${path}:${code}`, kept.data.hash, hex)) throw codeWrong()
  return kept
}

/** Uses a code up, in the commit of what it confirms; whoever is second fails with `codeWrong`. */
export async function takeCode<About>(
  writes: Writes,
  place: CodePlace<About>,
  kept: Stored<KeptCode<About>>,
): Promise<void> {
  const found = await readCode(place)
  if (found?.data.hash !== kept.data.hash) throw codeWrong()
  writes.delete(found.path, found.version)
}

async function readCode<About>({ region, path, about }: CodePlace<About>) {
  const found = await readDocument(region, path, keptSchema)
  return found && { ...found, data: { ...found.data, about: about.parse(found.data.about) } }
}

/** Where a code is not the one that was mailed, or counts no more. */
export function codeWrong(): AppError {
  return new AppError('unauthenticated', 'codeWrong', { code: 'codeWrong' })
}
