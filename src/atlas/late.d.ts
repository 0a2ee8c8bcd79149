/** Made by the plugin from what the core generates; empty where the site is not split. */
declare module '@atlas/late' {}
