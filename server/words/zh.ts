import type { TerminalWords } from './terminalWords.ts'

export const zh: TerminalWords = {
  at: (url) => `Moonrise的地址：${url}`,
  here: (url) => `在这台电脑上打开Moonrise：  ${url}`,
  noNetwork: '这台电脑没有连接任何网络，平板无法访问它。请连接无线网络后重新启动。',
  point: '在同一无线网络中的平板或手机上：用相机对准此图，或输入地址。',
  trust: (url) => ['打开的页面会说明如何信任这台电脑。只需做一次；之后Moonrise可以安装并离线使用，', `地址是  ${url}`],
  fingerprint: (print) => `证书指纹：${print}`,
  more: (addresses) => `如果该地址没有响应，这台电脑还有其他地址：${addresses.join('、')}`,
  noName: (name, linux) => [
    `这里没有任何设备响应${name}。游戏属于某个地址，数字改变时名称不变：`,
    linux ? '请安装avahi-daemon，或在路由器中给这台电脑固定地址。' : '请在路由器中给这台电脑固定地址。',
  ],
  expired: '旧的证书颁发机构已到期。每台平板都必须信任新的。',
  damaged: (file) => `无法读取证书颁发机构（已另存为${file}）。每台平板都必须信任新的。`,
  exposed: (file) => `此前这台电脑的其他用户可以读取${file}。如果你不信任他们，请删除它并重新启动。`,
  help: (page, command) => `平板找不到？请看${page}。仅限这台电脑：${command}`,
  stop: '停止：Ctrl+C',
  left: '这台电脑已离开网络。平板上已安装的仍可使用；无法打开新的内容。',
  moved: (url, name) => [
    `这台电脑现在有了新地址：${url}`,
    `在旧数字地址开始的游戏仍在平板上的旧数字地址中。${name}的游戏和以前一样能找到。`,
  ],
  taken: (ports, command) => `端口${ports.join('或')}已被占用；请选择其他端口：${command}`,
  noAddress: (host) => `这台电脑没有地址${host}；请去掉HOST，或使用它自己的地址。`,
  noPort: (name, value) => `${name}是${value}，这不是端口`,
}
