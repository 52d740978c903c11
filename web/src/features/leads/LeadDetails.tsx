import type { Lead } from '@parley/functions/shared/leads'
import type { Region } from '@parley/functions/shared/regions'
import { Link } from 'react-router-dom'
import rows from '../../components/OpenableRows.module.css'
import { webPaths } from '../../lib/paths.ts'
import { t } from './texts.ts'

/** All that a visitor has sent with a form. */
export function LeadDetails({ region, lead }: { region: Region; lead: Lead }) {
  return (
    <>
      <dl className={rows.facts}>
        {lead.values.map(({ key, label, value }) => (
          <div key={key}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value || '–'}</dd>
          </div>
        ))}
        <div>
          <dt>{t('form')}</dt>
          <dd dir="auto">{lead.formTitle}</dd>
        </div>
        {lead.page && (
          <div>
            <dt>{t('page')}</dt>
            <dd dir="auto">{lead.page}</dd>
          </div>
        )}
      </dl>
      <Link to={webPaths.conversation(region, lead.agentId, lead.conversationId)}>
        {t('openTheConversation')}
      </Link>
    </>
  )
}
