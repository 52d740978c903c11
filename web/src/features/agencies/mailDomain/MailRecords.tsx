import { Badge } from '@mantine/core'
import type { MailDomainState, MailRecord } from '@parley/functions/shared/agencies/mailDomains'
import { CopyRow } from '../domains/CopyRow.tsx'
import styles from '../domains/Domains.module.css'
import { t } from './mailDomainTexts.ts'

export const statusColours = {
  not_started: 'yellow',
  pending: 'yellow',
  verified: 'green',
  temporary_failure: 'red',
  failed: 'red',
} as const satisfies Record<MailDomainState, string>

/** The DNS records of a mail domain. Values that must be typed elsewhere can be copied. */
export function MailRecords({ records }: { records: readonly MailRecord[] }) {
  return (
    <div className={`${styles.records} ${styles.stacked}`}>
      <ul aria-label={t('records')}>
        {records.map((record) => (
          <li key={`${record.type} ${record.name}`}>
            <Badge color={statusColours[record.status]}>{t(`status_${record.status}`)}</Badge>
            <dl>
              <dt>{t('type')}</dt>
              <dd>
                <code>{record.type}</code>
              </dd>
              <CopyRow label={t('name')} value={record.name} />
              <CopyRow label={t('value')} value={record.value} />
              {record.priority !== undefined && (
                <CopyRow label={t('priority')} value={String(record.priority)} />
              )}
              <dt>{t('ttl')}</dt>
              <dd>
                <code>{record.ttl}</code>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('propagation')}</p>
    </div>
  )
}
