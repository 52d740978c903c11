import type { Lead } from '@parley/functions/shared/chat/leads'
import { Breakable } from '../../components/text/Breakable.tsx'
import { Face } from '../../components/Face.tsx'
import { faceSeed } from '../../lib/faceSeed.ts'
import styles from './LeadName.module.css'
import { leadSummary } from './leadSummary.ts'

/** Shows who sent a lead, and what they wanted. */
export function LeadName({ lead, title }: { lead: Lead; title: string }) {
  const wish = leadSummary(lead)
  return (
    <span className={styles.lead}>
      <Face seed={faceSeed(lead.email, lead.ID)} name={lead.name || lead.email} size={30} />
      <span className={styles.words}>
        <bdi dir="auto" title={title}>
          <Breakable>{title}</Breakable>
        </bdi>
        {wish !== title && (
          <small dir="auto" title={wish}>
            {wish}
          </small>
        )}
      </span>
    </span>
  )
}
