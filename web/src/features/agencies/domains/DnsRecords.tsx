import { Badge, Button } from '@mantine/core'
import type { DnsRecord } from '@parley/functions/shared/agencies/hosts'
import { copyText } from '../../../lib/files/copyText.ts'
import { CopyRow } from './CopyRow.tsx'
import styles from './Domains.module.css'
import { t } from './domainTexts.ts'

const colors = { add: 'yellow', remove: 'red', none: 'green' } as const
const actions = { add: 'addRecord', remove: 'removeRecord', none: 'recordIsSet' } as const

/** The DNS records that a domain needs, and those that must be deleted. Each value can be copied. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  const all = records.map(
    ({ type, name, value, action }) => `${t(actions[action])}: ${type} ${name} ${value}`,
  )
  return (
    <div className={styles.records}>
      <p className={styles.explained}>{t('setTheseRecords')}</p>
      <ul>
        {records.map((record) => (
          <li key={`${record.type} ${record.name} ${record.value}`}>
            <Badge color={colors[record.action]}>{t(actions[record.action])}</Badge>
            <dl>
              <dt>{t('type')}</dt>
              <dd>
                <code>{record.type}</code>
              </dd>
              <CopyRow label={t('recordName')} value={record.name} />
              <CopyRow label={t('value')} value={record.value} />
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('propagation')}</p>
      <Button
        variant="default"
        className={styles.copyAll ?? ''}
        onClick={() => void copyText(all.join('\n'), t('instructionsCopied'))}
      >
        {t('copyInstructions')}
      </Button>
    </div>
  )
}
