import { noticeKinds } from '@parley/functions/shared/agencies/notices'
import { useState } from 'react'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { canPush, isPushing, startPush, stopPush } from '../../../lib/session/push.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { t } from './texts.ts'

/**
 * Enables notifications of this browser while the dashboard is closed; the permission is only requested after
 * a click.
 */
export function PushSwitch() {
  const { region } = useClient()
  const [isOn, setOn] = useState(() => canPush() && isPushing())
  const [isBusy, setBusy] = useState(false)
  if (!canPush()) return null

  async function change(next: boolean) {
    setBusy(true)
    try {
      if (!next) await stopPush()
      const isStarted = next && (await startPush(region, textsOfKinds()))
      setOn(isStarted)
      if (next && !isStarted) void showToast(t('browserRefuses'), 'bad')
    } catch (error) {
      showFailure(error, (reason) => t('settingsNotSaved', { reason }))
    }
    setBusy(false)
  }

  return (
    <SettingSwitch
      label={t('browserNotifications')}
      description={t('browserNotificationsHint')}
      isOn={isOn}
      isDisabled={isBusy}
      onChange={(wanted) => void change(wanted)}
    />
  )
}

function textsOfKinds(): Record<string, string> {
  return Object.fromEntries(noticeKinds.map((kind) => [kind, t(`body_${kind}`)]))
}
