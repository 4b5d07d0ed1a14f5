import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { type Asset, listAssets } from "../../schemas/api/assets";
import { pictureSource } from "../../src/kit/ui/picture_source";
import { unlessOff } from "../../src/kit/ui/unless_off";
import { useKeptEnd } from "../../src/kit/ui/use_kept_end";
import { Modal } from "../parts/Modal";
import css from "./AssetDialog.module.css";
import { useFieldServices } from "./field_context";
import fields from "./fields.module.css";
import { UploadButton } from "./UploadButton";

const pageSize = 48;

/** The library of pictures: search it, choose one, or add one. Opens at once and closes with a choice. */
export default function AssetDialog({ onChoose, onClose }: { onChoose: (asset: Asset) => void; onClose: () => void }) {
  const { t, api } = useFieldServices();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const assets = useInfiniteQuery({
    queryKey: [listAssets.path, search],
    queryFn: ({ pageParam, signal }) => api.call(listAssets, { query: { search, pageNo: pageParam, limit: pageSize } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, all, page) =>
      all.flatMap((one) => one.assets.rows).length < last.assets.count ? page + 1 : undefined,
  });
  const rows = assets.data?.pages.flatMap((page) => page.assets.rows) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeptEnd(list, { offersMore: assets.hasNextPage, shown: rows.length });

  return (
    <Modal title={t("fields.image.library")} isOpen onClose={onClose} closeLabel={t("fields.close")} width="wide">
      <div className={css.tools}>
        <label className={fields.box}>
          <Search size={14} aria-hidden="true" />
          <input
            type="search"
            value={typed}
            aria-label={t("fields.image.search")}
            placeholder={t("fields.image.search")}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <UploadButton onDone={onChoose} />
      </div>
      <div className={css.body} aria-busy={assets.isPending}>
        {assets.isPending && <Waiting />}
        {assets.isError && (
          <div role="alert" className={fields.message}>
            {t("fields.image.library_failed")}
            <button type="button" className={fields.lined} onClick={() => void assets.refetch()}>
              {t("fields.try_again")}
            </button>
          </div>
        )}
        {assets.isSuccess && rows.length === 0 && (
          <p className={fields.message}>{t(search ? "fields.image.none_found" : "fields.image.none", { search })}</p>
        )}
        <ul ref={list} className={css.grid}>
          {rows.map((asset) => (
            <li key={asset.id}>
              <AssetButton asset={asset} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {assets.hasNextPage && (
          <button
            type="button"
            className={`${fields.lined} ${css.more}`}
            {...kept}
            {...unlessOff(assets.isFetchingNextPage, () => void assets.fetchNextPage())}
          >
            {t("fields.image.more")}
          </button>
        )}
      </div>
    </Modal>
  );
}

const AssetButton = ({ asset, onChoose }: { asset: Asset; onChoose: (asset: Asset) => void }) => (
  <button type="button" className={css.asset} onClick={() => onChoose(asset)}>
    <img {...pictureSource(asset.src)} sizes="160px" alt="" loading="lazy" style={{ background: asset.color ?? undefined }} />
    <span className={css.name}>{asset.name}</span>
    <span className={css.size}>{`${asset.width} × ${asset.height} · ${Math.ceil(asset.bytes / 1024)} KB`}</span>
  </button>
);

const Waiting = () => (
  <ul className={css.grid} aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <li key={index} className={css.skeleton} />
    ))}
  </ul>
);
