import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { CallError } from '../../lib/errors.ts'
import { guessCountry } from '../../lib/formats/countries.ts'
import { useLiveDoc, useReopen, type Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { accountOf, type Account } from './account.ts'
import { t } from './texts.ts'

const catalogueLocation = { region: 'na', path: paths.catalogue } as const

/** Returns the payment data of the current workspace, with the current prices. */
export function useAccount(): Live<Account> {
  const { region, workspaceId } = useWorkspaceRef()
  const billing = useLiveDoc('billing', { region, path: paths.billing(workspaceId) })
  // One for both regions, so that prices never differ between them.
  const catalogue = useLiveDoc('catalogue', catalogueLocation)
  const workspaceLocation = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', workspaceLocation)
  const reopenWorkspace = useReopen('workspace', workspaceLocation)
  const reopenCatalogue = useReopen('catalogue', catalogueLocation)
  return useMemo(() => {
    if (workspace.status !== 'ready') return workspace
    if (workspace.data === null)
      return { status: 'error', error: new CallError('not-found'), retry: reopenWorkspace }
    if (billing.status !== 'ready') return billing
    if (catalogue.status !== 'ready') return catalogue
    const prices = catalogue.data ?? catalogueSeed
    const plan = billing.data?.subscription?.plan ?? 'free'
    if (!prices.plans.some(({ key }) => key === plan))
      return {
        status: 'error',
        error: new CallError('not-found', t('planMissing')),
        retry: reopenCatalogue,
      }
    // The owner's country when the workspace was created.
    return {
      status: 'ready',
      data: accountOf(billing.data, prices, guessCountry(workspace.data.internal.countryCode)),
    }
  }, [workspace, billing, catalogue, reopenWorkspace, reopenCatalogue])
}
