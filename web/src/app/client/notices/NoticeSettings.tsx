import { NativeSelect } from '@mantine/core'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { notificationTriggers, notificationWays } from '@parley/functions/shared/agencies/client'
import { showFailure } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import styles from './Notices.module.css'
import { PushSwitch } from './PushSwitch.tsx'
import { saveOwn } from './saveOwn.ts'
import { t } from './texts.ts'

/** The ways and events of a client's notifications. Each choice is saved at once. */
export function NoticeSettings() {
  const { region, client } = useClient()
  const { notifyThrough, notifyIf, monthlyReport } = client.notificationsSettings

  function save(changes: { notifyThrough?: string; notifyIf?: string; monthlyReport?: boolean }) {
    const way = notificationWays.find((value) => value === changes.notifyThrough) ?? notifyThrough
    const trigger = notificationTriggers.find((value) => value === changes.notifyIf) ?? notifyIf
    const notificationsSettings = { monthlyReport, ...changes, notifyThrough: way, notifyIf: trigger }
    saveOwn(region, client, { notificationsSettings }).catch((error: unknown) =>
      showFailure(error, (reason) => t('settingsNotSaved', { reason })),
    )
  }

  return (
    <section className={styles.settings} aria-label={t('settings')}>
      <NativeSelect
        label={t('notifyThrough')}
        value={notifyThrough}
        data={notificationWays.map((value) => ({ value, label: t(`through_${value}`) }))}
        onChange={(event) => save({ notifyThrough: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('eventsToNotify')}
        value={notifyIf}
        data={notificationTriggers.map((value) => ({ value, label: t(`if_${value}`) }))}
        onChange={(event) => save({ notifyIf: event.currentTarget.value })}
      />
      {client.canAccess.includes('/analytics') && (
        <SettingSwitch
          label={t('monthlyReport')}
          description={t('monthlyReportHint')}
          isOn={monthlyReport}
          onChange={(isOn) => save({ monthlyReport: isOn })}
        />
      )}
      <PushSwitch />
    </section>
  )
}
