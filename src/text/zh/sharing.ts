import type { Text } from '../text'

export const sharingText: Text['sharing'] = {
  menu: '与其他设备共享…',
  elsewhere: '另一台设备正在运行这局游戏；此设备跟随。',
}
