import { ActionIcon } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isSameFilter, noFilter } from './inboxFilter.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { itemsOf, useInboxViews } from '../useInboxLists.ts'
import { t } from '../texts.ts'

/** Saves the filter as a named view; renders nothing when it is saved already or empty. */
export function SaveViewButton({ filter }: { filter: InboxFilter }) {
  const views = useInboxViews()
  const [isSaving, setSaving] = useState(false)
  const isKnown = itemsOf(views).some((view) => isSameFilter(view.filter, filter))
  const canSave = views.status === 'ready' && !isKnown && !isSameFilter(filter, noFilter)
  return (
    <>
      {canSave && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('saveView')}
          title={t('saveView')}
          onClick={() => setSaving(true)}
        >
          <IconBookmarkPlus size={17} />
        </ActionIcon>
      )}
      {isSaving && <SaveViewDialog filter={filter} onClose={() => setSaving(false)} />}
    </>
  )
}
