/** Written by the plugin beside this file. */
declare module '@generated/site-screens/default/dashboard.mjs' {
  import type {ScreenView} from '@site/src/content/screens/screenProps';

  const screen: ScreenView & {readonly light: string; readonly dark: string};
  export default screen;
}
