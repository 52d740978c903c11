import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxTries = 5
const hex = { encoding: 'hex' } as const
const codeSchema = z.object({ about: z.unknown(), hash: z.string(), at: z.int(), tries: z.int() })

/** The location of a stored six-digit code: its keyed hash, with what it confirms; server only. */
interface CodeLocation<About> {
  region: Region
  /** The path of the document; it is part of the hash, so that a code is valid only there. */
  path: string
  /** The schema of what is confirmed. */
  about: z.ZodType<About>
  lastsMs: number
}

export interface StoredCode<About> {
  about: About
  hash: string
  at: number
  tries: number
}

/** Creates and stores a code with what it confirms; replaces an earlier one of its path. Returns the code. */
export async function createCode<About>(
  signing: SigningKeys,
  { region, path, lastsMs }: CodeLocation<About>,
  about: About,
  now: number,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const storedCode: StoredCode<About> = {
    about,
    hash: signing.sign(`${path}:${code}`, hex),
    at: now,
    tries: 0,
  }
  await new Writes(region).set(path, { ...storedCode, expiresAt: new Date(now + lastsMs) }).commit()
  return code
}

/**
 * Returns what a code confirms. A try is counted before the code is compared, so that simultaneous guesses
 * cannot exceed the limit. Throws `codeWrong`.
 */
export async function checkCode<About>(
  signing: SigningKeys,
  location: CodeLocation<About>,
  code: string,
  now: number,
): Promise<Stored<StoredCode<About>>> {
  const { region, path, lastsMs } = location
  const storedCode = await untilUnchanged(async () => {
    const found = await readCode(location)
    if (!found || now >= found.data.at + lastsMs || found.data.tries >= maxTries) throw codeWrong()
    const tries = found.data.tries + 1
    await new Writes(region).update(path, { tries }, found.version).commitUnchanged()
    return found
  })
  if (!signing.isSigned(`${path}:${code}`, storedCode.data.hash, hex)) throw codeWrong()
  return storedCode
}

/** Deletes a code, in the commit of what it confirms; the second caller gets `codeWrong`. */
export async function consumeCode<About>(
  writes: Writes,
  location: CodeLocation<About>,
  storedCode: Stored<StoredCode<About>>,
): Promise<void> {
  const found = await readCode(location)
  if (found?.data.hash !== storedCode.data.hash) throw codeWrong()
  writes.delete(found.path, found.version)
}

async function readCode<About>({ region, path, about }: CodeLocation<About>) {
  const found = await readDocument(region, path, codeSchema)
  return found && { ...found, data: { ...found.data, about: about.parse(found.data.about) } }
}

/** Returns the error for a code that is wrong or no longer valid. */
export function codeWrong(): AppError {
  return new AppError('unauthenticated', 'codeWrong', { code: 'codeWrong' })
}
