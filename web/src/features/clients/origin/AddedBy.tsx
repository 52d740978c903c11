import type { Client } from '@parley/functions/shared/agencies/client'
import { paths } from '@parley/functions/shared/paths'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { DeleteClient } from '../DeleteClient.tsx'
import { t } from '../texts.ts'

/**
 * Shows who added a client, and when. Warns while the owner has not checked the clients of a member who has
 * left since: the email may be that member's own.
 */
export function AddedBy({ client }: { client: Client }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { addedBy, createdAt } = client
  const locate = (path: string) => (addedBy ? { region, path } : null)
  const member = useLiveDoc('member', locate(paths.member(workspaceId, addedBy)))
  const former = useLiveDoc('formerMember', locate(paths.formerMember(workspaceId, addedBy)))
  const date = formatDate(createdAt)
  if (former.status === 'ready' && former.data)
    return (
      <FormSection title={t('addedByFormer')} lead={t('addedByFormerHint', { name: former.data.name, date })}>
        <div className={styles.actions}>
          <DeleteClient client={client} variant="default" />
        </div>
      </FormSection>
    )
  const name = member.status === 'ready' && member.data ? member.data.name || member.data.email : ''
  return (
    <p className={styles.hint} dir="auto">
      {name ? t('addedByOn', { name, date }) : t('addedOn', { date })}
    </p>
  )
}
