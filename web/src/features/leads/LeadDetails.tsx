import type { Lead } from '@parley/functions/shared/chat/leads'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { Breakable } from '../../components/text/Breakable.tsx'
import { FactList } from '../../components/FactList.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

/** Lists everything that a visitor has sent with a form. */
export function LeadDetails({ region, lead }: { region: Region; lead: Lead }) {
  const { values, formTitle, page } = lead
  const mayRead = useMay('readConversations')
  return (
    <>
      <FactList
        facts={[
          ...values.map(({ label, value }) => ({
            name: label,
            value: <Breakable>{value || '–'}</Breakable>,
          })),
          { name: t('form'), value: formTitle || t('inTheChat') },
          ...(page ? [{ name: t('page'), value: page }] : []),
        ]}
      />
      {mayRead && (
        <Link to={webPaths.conversation(region, lead.agentId, lead.conversationId)}>
          {t('openTheConversation')}
        </Link>
      )}
    </>
  )
}
