import { Menu } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconLayout,
  IconLayoutNavbar,
  IconLayoutSidebar,
} from '@tabler/icons-react'
import { useFullscreen } from '../../shell/useFullscreen.ts'
import { BarButton } from '../BarButton.tsx'
import { useAgentLayout, useAgentTabs } from './useAgentView.ts'
import { t } from '../../texts.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'

/** The view settings of an agent: tabs at the top or side, which ones, and fullscreen. */
export function AgentViewMenu() {
  const { isVerticalChosen, chooseVertical } = useAgentLayout()
  const { all, visible, choose } = useAgentTabs()
  const [isFullscreen, setFullscreen] = useFullscreen()
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <BarButton isWideOnly aria-label={t('view')}>
          <IconLayout size={18} />
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isVerticalChosen ? <IconLayoutNavbar size={16} /> : <IconLayoutSidebar size={16} />}
          onClick={() => chooseVertical(!isVerticalChosen)}
        >
          {isVerticalChosen ? t('tabsOnTop') : t('tabsAtTheSide')}
        </Menu.Item>
        <Menu.Item
          leftSection={isFullscreen ? <IconArrowsMinimize size={16} /> : <IconArrowsMaximize size={16} />}
          onClick={() => setFullscreen(!isFullscreen)}
        >
          {isFullscreen ? t('leaveFullScreen') : t('fullScreen')}
        </Menu.Item>
        <Menu.Label>{t('tabs')}</Menu.Label>
        {all.map((place) => {
          const isVisible = visible.includes(place)
          return (
            <Menu.CheckboxItem
              key={place.path}
              checked={isVisible}
              // The last tab cannot be hidden, because a row without tabs is useless.
              disabled={isVisible && visible.length === 1}
              onChange={(checked) => choose(place.path, checked)}
            >
              {labelOf(place.name)}
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
