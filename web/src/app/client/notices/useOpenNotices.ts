import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface OpenNotices {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The settings are shown first: mails lead there. */
  isAtSettings: boolean
}

/** Whether the notifications are open, whatever the bell stands in. */
export function useOpenNotices(): OpenNotices {
  const [parameters] = useSearchParams()
  const [isAtSettings] = useState(parameters.get('notifications') === 'settings')
  const [isOpen, setOpen] = useState(isAtSettings)
  return { isOpen, setOpen, isAtSettings }
}
