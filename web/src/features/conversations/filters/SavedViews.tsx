import type { InboxFilter, InboxView } from '@parley/functions/shared/chat/inbox'
import { IconX } from '@tabler/icons-react'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import styles from './FilterBar.module.css'
import { deleteView } from '../inboxActions.ts'
import { isSameFilter, noFilter } from './inboxFilter.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { itemsOf, useInboxViews } from '../useInboxLists.ts'
import { t } from '../texts.ts'

interface SavedViewsProps {
  filter: InboxFilter
  onChoose: (filter: InboxFilter) => void
}

/** Lists the named filters that all members of the workspace share. */
export function SavedViews({ filter, onChoose }: SavedViewsProps) {
  const scope = useInboxScope()
  const liveViews = useInboxViews()
  // A view of one agent only appears in the inbox of all agents.
  const views = itemsOf(liveViews).filter((view) => scope.agentId === undefined || view.filter.agent === '')
  const { confirmDeletion, question } = useDeletion<InboxView>({
    title: t('deleteView'),
    text: ({ name }) => t('viewGoes', { name }),
    remove: ({ ID }) => deleteView(scope, ID),
    done: t('viewDeleted'),
  })
  const current = views.find((view) => isSameFilter(view.filter, filter))
  if (liveViews.status === 'error')
    return <InlineFailure text={t('viewsNotLoaded')} retry={liveViews.retry} />
  if (views.length === 0 && !question) return null

  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <ul aria-label={t('savedViews')}>
          {views.map((view) => (
            <li key={view.ID} data-current={view === current}>
              <button
                type="button"
                aria-pressed={view === current}
                onClick={() => onChoose(view === current ? noFilter : view.filter)}
              >
                <bdi dir="auto">{view.name}</bdi>
              </button>
              <button
                type="button"
                aria-label={t('deleteViewNamed', { name: view.name })}
                onClick={() => confirmDeletion(view)}
              >
                <IconX size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {question}
    </div>
  )
}
