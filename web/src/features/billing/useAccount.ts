import { billingTexts } from '@parley/functions/shared/billingTexts'
import { catalogueSeed } from '@parley/functions/shared/catalogueSeed'
import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { CallError } from '../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { accountOf, type Account } from './account.ts'
import { guessCountry } from './countries.ts'

/** How the workspace in view pays, with the prices in force. */
export function useAccount(): Live<Account> {
  const { region, workspaceId } = useWorkspaceRef()
  const billing = useLiveDoc('billing', { region, path: paths.billing(workspaceId) })
  // One for both regions, so that prices can never differ between them.
  const catalogue = useLiveDoc('catalogue', { region: 'na', path: paths.catalogue })
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  // Where the owner was when the workspace was made.
  const country = workspace.status === 'ready' ? workspace.data?.internal.countryCode : undefined
  return useMemo(() => {
    if (billing.status !== 'ready') return billing
    if (catalogue.status !== 'ready') return catalogue
    const prices = catalogue.data ?? catalogueSeed
    const plan = billing.data?.subscription?.plan ?? 'free'
    if (!prices.plans.some(({ key }) => key === plan)) return { status: 'error', error: new CallError('not-found', billingTexts.planMissing), retry: () => {} }
    return { status: 'ready', data: accountOf(billing.data, prices, guessCountry(country)) }
  }, [billing, catalogue, country])
}
