import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'

/**
 * Saves or removes the VAT ID of a workspace, says so, and returns it as it is stored. `country`: that of the
 * first payment; empty once the country is final.
 */
export async function saveVatId(
  { region, workspaceId }: WorkspaceRef,
  vatId: string,
  country = '',
): Promise<string> {
  try {
    const saved = await call('saveVatId', { region, workspaceId, vatId, country }, region)
    void showToast(saved.vatId ? t('vatIdSaved') : t('vatIdRemoved'), 'good')
    return saved.vatId
  } catch (error) {
    const { code } = toCallError(error)
    throw code === 'internal' ? new CallError(code, t('vatIdFailed')) : error
  }
}
