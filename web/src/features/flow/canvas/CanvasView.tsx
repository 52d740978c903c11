import '@xyflow/react/dist/base.css'
import { ReactFlowProvider } from '@xyflow/react'
import type { ReactNode } from 'react'
import { Canvas } from './Canvas.tsx'

/** Shows a flow as a diagram. */
export function CanvasView({ viewSwitch }: { viewSwitch: ReactNode }) {
  return (
    <ReactFlowProvider>
      <Canvas viewSwitch={viewSwitch} />
    </ReactFlowProvider>
  )
}
