import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { FlowErrors } from './useFlowErrors.ts'

interface Address {
  errors: FlowErrors
  /** False while nothing can be shown yet. */
  isReady: boolean
  onShow: (place: string) => void
}

/** Shows what a link names: a node, `?node=n2`, or the first error, `?errors`. */
export function useNodeOfAddress({ errors, isReady, onShow }: Address): void {
  const { key, search } = useLocation()
  const followed = useRef<string>(null)
  const follow = useEffectEvent(() => {
    const asked = new URLSearchParams(search)
    const place = asked.has('errors') ? errors.places[0] : asked.get('node')
    if (typeof place === 'string') onShow(place)
  })
  useEffect(() => {
    if (!isReady || followed.current === key) return
    followed.current = key
    follow()
  }, [key, isReady])
}
