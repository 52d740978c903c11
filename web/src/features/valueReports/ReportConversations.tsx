import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReportFigure } from '@parley/functions/shared/agencies/valueReport'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { call } from '../../lib/call.ts'
import { formatDateTime } from '../../lib/formats/formats.ts'
import { queryClient } from '../../lib/live/queryClient.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useUid } from '../../lib/session/session.ts'
import { t } from './texts.ts'
import type { Report } from './Report.ts'
import styles from './ValueReports.module.css'

/** The position before the first page. */
const noPosition: CallableOutput<'listReportConversations'>['next'] = null

interface ReportConversationsProps {
  region: Region
  orgId: string
  report: Report
  figure: ReportFigure
  onClose: () => void
}

/** The conversations that a figure has counted, each with a link to it. */
export function ReportConversations({ region, orgId, report, figure, onClose }: ReportConversationsProps) {
  const uid = useUid()
  const { month, countedAt } = report
  const list = useInfiniteQuery(
    {
      queryKey: [uid, 'reportConversations', region, orgId, month, countedAt, figure],
      queryFn: ({ pageParam }) =>
        call(
          'listReportConversations',
          { region, orgId, month, figure, ...(pageParam && { after: pageParam }) },
          region,
        ),
      initialPageParam: noPosition,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  )
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const missing = report.counts[figure] - items.length
  const titles = new Map(report.agents.map(({ agentId, title }) => [agentId, title]))
  return (
    <Dialog title={t(`figure_${figure}`)} size={560} onClose={onClose}>
      {list.status === 'pending' && <Skeleton height={240} radius="md" aria-busy="true" />}
      {list.status === 'error' && items.length === 0 && (
        <LoadFailure title={t('listNotLoaded')} error={list.error} retry={() => void list.refetch()} />
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.agentId} ${item.conversationId} ${item.at}`}>
            <Link to={webPaths.conversation(region, item.agentId, item.conversationId)}>
              <b dir="auto">{item.name || t('visitor')}</b>
              <time dateTime={new Date(item.at).toISOString()}>{formatDateTime(item.at)}</time>
              {item.text && <q dir="auto">{item.text}</q>}
              {titles.size > 1 && <small dir="auto">{titles.get(item.agentId)}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {list.status === 'error' && items.length > 0 && (
        <InlineFailure text={t('listNotLoaded')} retry={() => void list.fetchNextPage()} />
      )}
      {list.status !== 'error' && list.hasNextPage && (
        <p className={styles.more}>
          <Button variant="default" loading={list.isFetching} onClick={() => void list.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </p>
      )}
      {list.status === 'success' && !list.hasNextPage && missing > 0 && (
        <p className={styles.hint}>{t('goneSince', { count: missing })}</p>
      )}
    </Dialog>
  )
}
