import { clientTermsSchema, noFactors, type Factors } from '../../../shared/agencies/clientTerms.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WalletRef } from '../credits/moveWallet.ts'

/** Returns the factors by which the organisation of a wallet pays more than its use costs; others pay the cost. */
export async function readFactors({ region, wallet }: WalletRef): Promise<Factors> {
  const orgId = organisationOfWallet(wallet)
  if (orgId === undefined) return noFactors
  return (await readDocument(region, paths.clientTerms(orgId), clientTermsSchema))?.data.factors ?? noFactors
}
