import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface OpenNotices {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Whether the settings are shown first, as emails link to them. */
  isAtSettings: boolean
}

/** Returns whether the notifications are open, wherever the bell is. */
export function useOpenNotices(): OpenNotices {
  const [parameters] = useSearchParams()
  const [isAtSettings] = useState(parameters.get('notifications') === 'settings')
  const [isOpen, setOpen] = useState(isAtSettings)
  return { isOpen, setOpen, isAtSettings }
}
