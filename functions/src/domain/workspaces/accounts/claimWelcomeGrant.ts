import { z } from 'zod'
import { welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { canonicalEmail } from './canonicalEmail.ts'

/**
 * `welcomeGrants/{hash}`, server only, in the default database: marks that the account of an email got its
 * welcome credit.
 */
const grantSchema = z.object({ uid: z.string() })

/**
 * Returns the credit that a new account starts with. The grant belongs to a mailbox and not to an account, so
 * it stays used when the account is deleted. A repeated call of the same account returns the same credit.
 */
export async function claimWelcomeGrant(uid: string, email: string, now: number): Promise<number> {
  const path = paths.welcomeGrant(sha256(canonicalEmail(email)))
  try {
    await new Writes('na').create(path, { uid, at: now }).commit()
    return welcomeGrantUnits
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const grant = await readDocument('na', path, grantSchema)
    return grant?.data.uid === uid ? welcomeGrantUnits : 0
  }
}
