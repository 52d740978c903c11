import { ActionIcon, NativeSelect } from '@mantine/core'
import { leadStates, type Lead } from '@parley/functions/shared/leads'
import type { Region } from '@parley/functions/shared/regions'
import { IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import rows from '../../components/OpenableRows.module.css'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import { deleteLead, setLeadState } from './leadActions.ts'
import styles from './LeadsPage.module.css'

const labels: Record<Lead['state'], string> = { new: 'New', contacted: 'Contacted', done: 'Done' }

export function LeadRow({ region, lead }: { region: Region; lead: Lead }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const title =
    lead.name || lead.email || lead.phone || lead.values.find(({ value }) => value)?.value || 'No name'

  function handleState(value: string) {
    const state = leadStates.find((known) => known === value)
    if (state) setLeadState(region, lead, state).catch((error: unknown) => showFailure(error))
  }

  async function handleDelete() {
    await deleteLead(region, lead)
    void showToast('Lead deleted.')
  }

  return (
    <li aria-label={title}>
      <div className={`${rows.row} ${styles.row}`}>
        <button type="button" className={rows.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={14} aria-hidden="true" /> <span>{title}</span>
        </button>
        <span className={styles.contact}>
          {[lead.email, lead.phone].filter((text) => text && text !== title).join(' · ') || lead.formTitle}
        </span>
        <time
          className={`${rows.when} ${styles.when}`}
          dateTime={new Date(lead.at).toISOString()}
          title={formatDateTime(lead.at)}
        >
          {formatAgo(lead.at)}
        </time>
        <NativeSelect
          aria-label={`State of ${title}`}
          size="xs"
          value={lead.state}
          data={leadStates.map((state) => ({ value: state, label: labels[state] }))}
          onChange={(event) => handleState(event.currentTarget.value)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete lead ${title}`}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      {isOpen && (
        <div className={rows.more}>
          <dl className={rows.facts}>
            {lead.values.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
            <div>
              <dt>Form</dt>
              <dd>{lead.formTitle}</dd>
            </div>
            {lead.page && (
              <div>
                <dt>Page</dt>
                <dd>{lead.page}</dd>
              </div>
            )}
          </dl>
          <Link to={webPaths.conversation(region, lead.agentId, lead.conversationId)}>
            Open the conversation
          </Link>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Delete lead"
          text={`What “${title}” has sent is deleted. The conversation stays.`}
          action="Delete lead"
          isDangerous
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
