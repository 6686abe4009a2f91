import { StaticConfigLoader } from 'html-validate';

/** Puts its configuration together once; that takes longer than to read most pages. */
export class OnceLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}
