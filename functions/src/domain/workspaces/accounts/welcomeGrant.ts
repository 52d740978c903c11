import { z } from 'zod'
import { welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { canonicalAddress } from './canonicalAddress.ts'

/** `welcomeGrants/{hash}`, server only, in the default database: an account's address got its credit. */
const grantSchema = z.object({ uid: z.string() })

/**
 * How much credit a new account begins with: the gift is for a mailbox and not for an account, so it stays
 * given when the account is deleted. The same account asks again and gets the same answer.
 */
export async function claimWelcomeGrant(uid: string, email: string, now: number): Promise<number> {
  const path = paths.welcomeGrant(sha256(canonicalAddress(email)))
  try {
    await new Writes('na').create(path, { uid, at: now }).commit()
    return welcomeGrantUnits
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const known = await readDocument('na', path, grantSchema)
    return known?.data.uid === uid ? welcomeGrantUnits : 0
  }
}
